@echo off
rem The same as the file "run" beside it, for Windows.
setlocal
if not defined npm_node_execpath set "npm_node_execpath=node"
set "found="
for /f "usebackq delims=" %%n in (`""%npm_node_execpath%" "%~dp0find-node.cjs""`) do set "found=%%n"
if not defined found exit /b 1
for %%d in ("%found%") do set "PATH=%%~dpd;%PATH%"
"%found%" %*

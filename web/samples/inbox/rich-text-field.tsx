import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../components/form/field.tsx';
import { harmless } from './harmless.ts';

interface RichTextFieldProps extends FieldProps {
  /** HTML; what the field begins with is looked at once. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

const tools = [
  { style: 'bold', icon: FormatBold },
  { style: 'italic', icon: FormatItalic },
  { style: 'underline', icon: FormatUnderlined },
  { style: 'insertUnorderedList', icon: FormatListBulleted },
  { style: 'insertOrderedList', icon: FormatListNumbered },
] as const;

type Style = (typeof tools)[number]['style'];

/** Text with stress and lists. The browser edits it; what leaves the field is harmless HTML, or nothing without a word. */
export function RichTextField({ value, onChange, ...labelled }: RichTextFieldProps) {
  const { t } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<readonly Style[]>([]);
  const begun = useRef(value);
  useEffect(() => {
    if (text.current) text.current.innerHTML = harmless(begun.current);
    document.execCommand?.('defaultParagraphSeparator', false, 'p');
  }, []);
  const tell = () => {
    const written = text.current;
    if (written) onChange(written.textContent?.trim() ? harmless(written.innerHTML) : '');
  };
  const look = () => setHeld(tools.map((it) => it.style).filter((it) => document.queryCommandState?.(it)));
  const apply = (style: Style) => {
    text.current?.focus();
    document.execCommand(style);
    look();
    tell();
  };
  const paste = (event: ClipboardEvent) => {
    // A file is for the attachments.
    if (event.clipboardData.files.length > 0) return;
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html) document.execCommand('insertHTML', false, harmless(html));
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  };
  return (
    <Field {...labelled} group>
      {(control) => (
        <Box sx={frame}>
          <Box role="group" aria-label={t('samples.inbox.tools')} sx={{ display: 'flex', flexWrap: 'wrap', px: 0.5 }}>
            {tools.map((it) => (
              <IconButton
                key={it.style}
                aria-label={t(`samples.inbox.styles.${it.style}`)}
                aria-pressed={held.includes(it.style)}
                // The text keeps what is selected in it.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => apply(it.style)}
                sx={{ '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' } }}
              >
                <it.icon />
              </IconButton>
            ))}
          </Box>
          <Box
            ref={text}
            role="textbox"
            tabIndex={0}
            contentEditable
            suppressContentEditableWarning
            aria-multiline
            aria-labelledby={control.labelledBy}
            {...control.aria}
            onInput={tell}
            onKeyUp={look}
            onMouseUp={look}
            onPaste={paste}
            sx={writing}
          />
        </Box>
      )}
    </Field>
  );
}

const frame = {
  border: '1px solid',
  borderColor: 'color-mix(in srgb, currentColor 28%, transparent)',
  borderRadius: 2,
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'primary.main' },
};

const writing = {
  minHeight: 140,
  maxHeight: 320,
  overflowY: 'auto',
  px: 1.75,
  py: 1.25,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: -3 },
  '& p': { m: 0 },
  '& ul, & ol': { my: 0.5, pl: 3 },
};

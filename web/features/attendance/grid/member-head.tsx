import Box from '@mui/material/Box';

interface MemberHeadProps {
  readonly member: { readonly membername: string; readonly membercode: string };
}

/** The head of a member's row in a grid of days: the name, and the code beneath it. */
export const MemberHead = ({ member }: MemberHeadProps) => (
  <th scope="row">
    {member.membername}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, fontSize: '0.75rem' }}>
      {member.membercode}
    </Box>
  </th>
);

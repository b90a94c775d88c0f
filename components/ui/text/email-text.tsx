/** Stays whole where a line holds it; a longer one breaks after the @ first, and inside a name only if needed. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span translate="no" style={{ display: 'inline-block', verticalAlign: 'top', maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

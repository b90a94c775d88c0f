/** An address that is too long for its line breaks behind the @, and only then inside of a name. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span translate="no" style={{ overflowWrap: 'anywhere' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

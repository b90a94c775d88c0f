export default function Picture() {
  return null;
}

/** A picture of another server of this machine, as if it lay here. */
export async function getServerSideProps({ query, req, res }) {
  const answer = await fetch(query.from, { headers: { accept: req.headers.accept ?? '*/*' } });
  const body = Buffer.from(await answer.arrayBuffer());
  res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '', 'content-length': body.length });
  res.end(body);
  return { props: {} };
}

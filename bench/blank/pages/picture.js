export default function Picture() {
  return null;
}

const kept = new Map();

/** A picture of another server of this machine, as if it lay here: fetched once, so that the floor never waits for it. */
export async function getServerSideProps({ query, req, res }) {
  const accept = req.headers.accept ?? '*/*';
  const key = `${accept} ${query.from}`;
  if (!kept.has(key)) {
    const answer = await fetch(query.from, { headers: { accept } });
    kept.set(key, { status: answer.status, type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) });
  }
  const { status, type, body } = kept.get(key);
  res.writeHead(status, { 'content-type': type, 'content-length': body.length });
  res.end(body);
  return { props: {} };
}

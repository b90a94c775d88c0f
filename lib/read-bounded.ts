/**
 * The body of a service's answer as text, and no more of it than a good one has: reading on could exhaust the memory of the server.
 * @throws where there is more
 */
export async function readBounded(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The DOM's type of the stream lacks the iterator that Node's has.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`The answer exceeds ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The baseline of every comparison: one heading, Next's default _app, nothing else. */
export default function Blank() {
  return <h1>Blank</h1>;
}

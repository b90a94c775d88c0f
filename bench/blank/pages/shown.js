/** The floor of a page's largest paint: the same text or picture, and nothing else. */
export default function Shown({ text, picture, box }) {
  return picture ? <img src={picture} alt="" style={box} /> : <p style={box}>{text}</p>;
}

/** `what` is JSON: a text or the address of a picture on this host, and the place it takes. */
export function getServerSideProps({ query }) {
  const { text = null, picture = null, box } = JSON.parse(query.what);
  return { props: { text, picture, box } };
}

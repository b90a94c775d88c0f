import { QRCodeSVG } from '@rc-component/qrcode';
import styled from 'styled-components';

const PIXELS = 192;

/* Always dark on white, so that a camera can read it. */
const Root = styled.div`
  width: fit-content;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: #fff;
  forced-color-adjust: none;
  & > svg {
    display: block;
  }
`;

/** A lazy chunk: most members copy the link. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Root>
      {/* A quiet zone of four modules, as the standard requires. */}
      <QRCodeSVG value={text} size={PIXELS} level="M" marginSize={4} bgColor="#fff" fgColor="#000" role="img" aria-label={label} />
    </Root>
  );
}

import { QRCodeSVG } from '@rc-component/qrcode';
import styled from 'styled-components';

const PIXELS = 192;

/* Dark on white whatever the colours of the page: a camera has to read it. */
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

/** A chunk of its own: most members copy the link. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Root>
      {/* Four modules of quiet around it, as the standard asks for. */}
      <QRCodeSVG value={text} size={PIXELS} level="M" marginSize={4} bgColor="#fff" fgColor="#000" role="img" aria-label={label} />
    </Root>
  );
}

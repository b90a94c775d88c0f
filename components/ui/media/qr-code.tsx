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

interface Props {
  text: string;
  label: string;
  /** Width in CSS pixels. */
  size?: number;
}

/** Load it lazily: few need it. */
export function QrCode({ text, label, size = PIXELS }: Props) {
  return (
    <Root>
      {/* A quiet zone of four modules, as the standard requires. */}
      <QRCodeSVG value={text} size={size} level="M" marginSize={4} bgColor="#fff" fgColor="#000" role="img" aria-label={label} />
    </Root>
  );
}

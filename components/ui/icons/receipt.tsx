import { Icon, type IconProps } from './icon';

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.8h12v16.4l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4z M9 8.5h6 M9 12.5h6" />
    </Icon>
  );
}

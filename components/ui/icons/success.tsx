import { Icon, type IconProps } from './icon';

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8 12.3l2.8 2.8L16 9.5" />
    </Icon>
  );
}

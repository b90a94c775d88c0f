import { Icon, type IconProps } from './icon';

export function ScissorsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="7" r="2.5" />
      <circle cx="6.5" cy="17" r="2.5" />
      <path d="M8.7 8.3L20 16 M8.7 15.7L20 8" />
    </Icon>
  );
}

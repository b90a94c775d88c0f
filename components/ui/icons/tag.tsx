import { Icon, type IconProps } from './icon';

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.5h7.5l8.3 8.3a1.4 1.4 0 0 1 0 2l-5 5a1.4 1.4 0 0 1-2 0L4.5 11.5z M8.2 8.4h.01" />
    </Icon>
  );
}

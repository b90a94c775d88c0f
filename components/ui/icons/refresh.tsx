import { Icon, type IconProps } from './icon';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 5v4.5H15 M19.2 9.5A7.7 7.7 0 1 0 19.7 13" />
    </Icon>
  );
}

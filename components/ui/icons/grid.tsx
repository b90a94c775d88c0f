import { Icon, type IconProps } from './icon';

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4.5" y="4.5" width="6" height="6" rx=".8" />
      <rect x="13.5" y="4.5" width="6" height="6" rx=".8" />
      <rect x="4.5" y="13.5" width="6" height="6" rx=".8" />
      <rect x="13.5" y="13.5" width="6" height="6" rx=".8" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon';

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="12" r="0.75" />
      <circle cx="12" cy="12" r="0.75" />
      <circle cx="18" cy="12" r="0.75" />
    </Icon>
  );
}

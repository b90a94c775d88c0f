import { Icon, type IconProps } from './icon';

export function DropletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8s6 6 6 10.3a6 6 0 0 1-12 0C6 9.8 12 3.8 12 3.8z" />
    </Icon>
  );
}

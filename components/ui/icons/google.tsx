import { Icon, type IconProps } from './icon';

export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12.2h-7.5 M20 12.2c0 4.6-3.2 7.8-7.8 7.8A8 8 0 1 1 17.8 6.3" />
    </Icon>
  );
}

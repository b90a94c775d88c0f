import { Icon, type IconProps } from './icon';

export function HangerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 6.8a2.2 2.2 0 1 1 3.5 1.8c-.8.5-1.3 1-1.3 1.9v.6 M12 11.1l8.6 5.3c1 .7.6 2.1-.6 2.1H4c-1.2 0-1.6-1.4-.6-2.1z" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8l7.5 2.7v5.2c0 4.3-3 7.3-7.5 8.8-4.5-1.5-7.5-4.5-7.5-8.8V6.5z M8.8 12l2.3 2.3 4.2-4.5" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon';

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.2L2.8 19.8h18.4z M12 10v4.5 M12 17.2v.01" />
    </Icon>
  );
}

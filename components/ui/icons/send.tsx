import { Icon, type IconProps } from './icon';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 3.5L3.5 10.2l6.8 3.5 3.5 6.8z M10.3 13.7L20.5 3.5" />
    </Icon>
  );
}

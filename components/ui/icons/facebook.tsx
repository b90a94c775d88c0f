import { Icon, type IconProps } from './icon';

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 4.5h-1.7c-2 0-3.3 1.3-3.3 3.4v12.6 M7.5 12.5h7" />
    </Icon>
  );
}

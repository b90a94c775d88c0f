import { Icon, type IconProps } from './icon';

export function ArrowUpRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 17L17 7 M8 7h9v9" />
    </Icon>
  );
}

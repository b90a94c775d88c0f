import { Icon, type IconProps } from './icon';

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15 M18.5 13L12 19.5 5.5 13" />
    </Icon>
  );
}

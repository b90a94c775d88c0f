import { Icon, type IconProps } from './icon';

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11h-8.5L7 20v-3.5H4z" />
    </Icon>
  );
}

import { Icon, type IconProps } from './icon';

export function PaperclipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 11.5l-7.3 7.3a4.4 4.4 0 0 1-6.3-6.2l7.7-7.7a3 3 0 0 1 4.2 4.2l-7.6 7.6a1.5 1.5 0 0 1-2.1-2.1l6.7-6.7" />
    </Icon>
  );
}

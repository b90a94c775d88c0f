import { Icon, type IconProps } from './icon';

export function AppleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.2 8.2c-1.4-.3-2.2.6-3.2.6s-1.9-.9-3.2-.6C6.7 8.7 5.5 10.5 5.5 13c0 3 2 7 4 7.2.9.1 1.5-.6 2.5-.6s1.6.7 2.5.6c1.6-.2 3.3-2.8 3.8-4.7-1.6-.7-2.3-1.9-2.3-3.3 0-1.3.6-2.3 1.7-3-.7-.6-1.5-.9-2.5-1z M12 6.3c0-1.8 1.2-3 2.8-3.3" />
    </Icon>
  );
}

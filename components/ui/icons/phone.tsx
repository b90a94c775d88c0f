import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4.5h3.8l1.7 4.3-2.2 1.6a12 12 0 0 0 5.3 5.3l1.6-2.2 4.3 1.7V19c0 .8-.7 1.5-1.5 1.5C10.5 20.5 3.5 13.5 3.5 6c0-.8.7-1.5 1.5-1.5z" />
    </Icon>
  );
}

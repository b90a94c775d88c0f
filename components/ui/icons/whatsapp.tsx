import { Icon, type IconProps } from './icon';

export function WhatsappIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1.2-4a8 8 0 1 1 3 2.9z M9 8.5c-.6 2.9 2.9 6.7 6.2 6.6.8-.5 1-1 .9-1.7l-1.8-.9-1 .9c-1.3-.5-2.2-1.5-2.7-2.7l.9-.9L10.7 8c-.7-.2-1.3 0-1.7.5z" />
    </Icon>
  );
}

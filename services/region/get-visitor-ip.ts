import { getRegionSuggestion } from './get-region-suggestion';

let asked: Promise<string> | undefined;

/** The address that the site itself sees, for the `ip` of a login; empty when that is not known. Asked once a page. */
export function getVisitorIp(): Promise<string> {
  return (asked ??= getRegionSuggestion().then((answer) => answer?.ip ?? ''));
}

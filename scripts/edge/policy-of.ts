import { get } from 'node:http';

/**
 * The Content-Security-Policy of a copy of the site, for `EdgeSettings.policy`.
 * @param host of one of the two sites: others get 421
 * @throws Error when the copy cannot be reached or sends none
 */
export function policyOf(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: '/robots.txt', headers: { host } }, (answer) => {
      answer.resume();
      const policy = answer.headers['content-security-policy'];
      if (typeof policy === 'string') resolve(policy);
      else reject(new Error(`The site on port ${port} answered ${answer.statusCode} without a policy.`));
    }).on('error', reject);
  });
}

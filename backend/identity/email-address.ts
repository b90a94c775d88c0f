/** One account an address, whatever its case: this is the form in which it is stored and compared. */
export function comparableEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The command that brings back what was before an update, in the former release. */
export const rollbackHint = (backup: string) =>
  `To bring back what was, stop the site, return to the former release, and run: npm run restore -- ${backup}`

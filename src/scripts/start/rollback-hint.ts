export const rollbackHint = (backup: string) =>
  `To roll back, stop the site, check out the previous release and run: npm run restore -- ${backup}`

/** Printed by `--help`, and by each command called with wrong arguments. */
export const USAGE = {
  import: `Usage: npm run import -- PATH [options]
       npm run import -- PATH --to https://example.com [options]
       npm run import -- --revert RUN

PATH is one of:
  - a Markdown or MDX file, or a folder of them (also a Hashnode backup, an Obsidian vault, or a Notion export)
  - an export from Ghost (.json, .zip), WordPress (.xml, .zip), Medium (.zip), Substack (.zip), dev.to (articles.json,
    .zip) or Blogger (feed.atom, .zip), unpacked or not
  - an export from Folio (folder or .zip)

  --dry-run       print the plan without saving anything
  --drafts        import all posts as drafts
  --site URL      URL of the old blog; its links are rewritten
  --prefix PATH   path of the old posts, such as /blog/, if the site settings are not in PATH
  --fetch-images  copy images from other sites to the media library
  --fetch-gists   import gists from GitHub as code instead of links
  --straight-quotes
                  keep straight quotes and dashes
  --to URL        publish to a running site instead of the site in this folder
  --token TOKEN   access token of the running site; prefer FOLIO_TOKEN, which other processes cannot see
  --replace       with --to: replace posts at the same URLs that this source did not publish
  --as NAME       source name of the earlier import to update; a new name creates a new source
  --report FILE   write the complete report as JSON
  --json          print the report as JSON

Examples:
  npm run import -- ../my-old-blog --dry-run
  npm run import -- ../posts --site https://old.example --prefix /blog/
  npm run import -- export.zip --site https://old.example --fetch-images`,
  export: `Usage: npm run export -- DIR

Exports all content as Markdown, JSON and images to DIR, which must be empty or not exist.

Example:
  npm run export -- ../my-site`,
  backup: `Usage: npm run backup -- FILE
       npm run backup -- --scheduled

Backs up the database and all files to one archive.

  --scheduled  for timers: writes to DATA_DIR/backups and keeps the last seven archives

Example:
  npm run backup -- folio-backup.tar.gz`,
  restore: `Usage: npm run restore -- FILE [options]

Restores a backup. The current data is backed up first; the last three of these copies are kept.

  --no-safety-copy  skip the backup of the current data

Example:
  npm run restore -- folio-backup.tar.gz`,
  'profile:import': `Usage: npm run profile:import -- FILE [options]

Imports a JSON Resume file as the profile and lists fields it could not import.

  --draft  save the profile as a draft, which visitors do not see

Example:
  npm run profile:import -- resume.json --draft`,
  release: `Usage: npm run release [-- --folder DIR]

Builds Folio and packs it with Node and production dependencies into release/, for machines with the same OS and CPU. To
run it, unpack the archive and call npm start.

  --folder DIR  write a folder without Node instead, as in the container image

Example:
  npm run release`,
  update: `Usage: npm run update [-- TAG]

Updates this checkout to the newest version tag, or to TAG. Installs and builds next to the running site, then waits for
you to stop it. Starts the new release once, with a backup before its migrations. If it does not become ready, rolls back
code and data. A checkout with local changes or commits is refused: merge the release instead, see
docs/run/start-stop-update.md.

Example:
  npm run update -- v1.4.0`,
  doctor: `Usage: npm run doctor

Checks the configuration, database and storage, and suggests fixes. Exit code 1 if a check fails.

Example:
  npm run doctor`,
} as const

/** Otherwise prints the usage and exits: 0 if it was requested, 1 for wrong arguments. */
export function fileArgument<Option extends string = never>(
  command: keyof typeof USAGE,
  options: readonly Option[] = [],
): { file: string; given: ReadonlySet<Option> } {
  const args = process.argv.slice(2)
  const isOption = (arg: string): arg is Option => (options as readonly string[]).includes(arg)
  const [file, ...others] = args.filter((arg) => !isOption(arg))
  exitIfHelpWanted(command)
  if (file === undefined || others.length > 0 || file.startsWith('-')) {
    console.error(USAGE[command])
    process.exit(1)
  }
  return { file, given: new Set(args.filter(isOption)) }
}

export function exitIfHelpWanted(command: keyof typeof USAGE): void {
  if (!process.argv.some((arg) => /^(?:--help|-h)$/.test(arg))) return
  console.log(USAGE[command])
  process.exit(0)
}

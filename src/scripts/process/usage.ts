/** What `--help` prints, and each command that is called otherwise than it can be. */
export const USAGE = {
  import: `Usage: npm run import -- PATH [options]
       npm run import -- PATH --to https://example.com [options]
       npm run import -- --take-back RUN

PATH is a Markdown or MDX file, a folder of them (also a Hashnode backup, an Obsidian vault or an export of Notion,
which may be a .zip), an export of Ghost (.json, .zip),
WordPress (.xml, .zip), Medium (.zip), Substack (.zip), dev.to (articles.json, .zip) or Blogger (feed.atom, .zip),
unpacked or not, or one of this software (a folder or .zip).

  --dry-run       print what would be done, and write nothing
  --drafts        every post arrives as a draft
  --site URL      where the blog was: links and addresses with its host belong to it
  --prefix PATH   where on it the posts were, such as /blog/: for posts without the settings of their site
  --fetch-images  fetch pictures of other sites into the library
  --fetch-gists   fetch gists from GitHub, which arrive as code instead of links
  --straight-quotes
                  keep quotes and dashes as they are typed, where the old site made “typographic” ones of them
  --to URL        publishes to a running site instead of the one in this folder
  --token TOKEN   its access token; better in the environment variable FOLIO_TOKEN, which other processes cannot see
  --replace       with --to: replaces posts at the same addresses that this source did not publish
  --as NAME       which earlier import this is, by the name of its source; a new name makes it a new one
  --report FILE   write the whole report as JSON
  --json          print the report as JSON

Examples:
  npm run import -- ../my-old-blog --dry-run
  npm run import -- ../posts --site https://old.example --prefix /blog/
  npm run import -- export.zip --site https://old.example --fetch-images`,
  export: `Usage: npm run export -- DIR

Writes everything on the site in files that a person can read. DIR is a new or an empty folder.

Example:
  npm run export -- ../my-site`,
  backup: `Usage: npm run backup -- FILE
       npm run backup -- --scheduled

Writes the database and all files of the site to an archive, from which restore makes the same site.

  --scheduled  for a timer: writes to DATA_DIR/backups, and keeps the last seven of these archives

Example:
  npm run backup -- folio-backup.tar.gz`,
  restore: `Usage: npm run restore -- FILE [options]

Replaces the site by a backup, after a copy of the current data. The last three of these copies are kept.

  --no-safety-copy  make no copy of the current data

Example:
  npm run restore -- folio-backup.tar.gz`,
  'profile:import': `Usage: npm run profile:import -- FILE [options]

Saves a JSON Resume as the profile, and prints what it could not use.

  --draft  save it as a draft, which visitors do not see

Example:
  npm run profile:import -- resume.json --draft`,
  release: `Usage: npm run release [-- --folder DIR]

Builds, and writes what runs (without development packages) to release/, as one archive for machines like this one, with
Node and checksums. It needs no installation and no build: unpack it, and call npm start.

  --folder DIR  writes a folder instead, without Node: what the container image contains

Example:
  npm run release`,
  update: `Usage: npm run update [-- TAG]

Replaces this checkout by another release: the newest version tag, or the tag or commit that is named. Installs and builds
it beside the running site, then waits until you stop that. The new release is started once, with a backup before its
migrations, and where it does not become ready, the former release and its data come back. Refuses a checkout with changes
or commits of its own: docs/run/operating.md says how to merge a release.

Example:
  npm run update -- v1.4.0`,
  doctor: `Usage: npm run doctor

Checks everything that a start needs, and says what to do. Exit code 1 when a check fails.

Example:
  npm run doctor`,
} as const

export const asksForHelp = (args: readonly string[]) =>
  args.some((arg) => /^(?:--help|-h)$/.test(arg))

/**
 * The one file that a command is called with, and its options. Otherwise its usage is printed, and the process ends: with
 * 0 when it was asked for, with 1 when an argument is missing, one too many, or not known.
 */
export function fileArgument<Option extends string = never>(
  command: keyof typeof USAGE,
  options: readonly Option[] = [],
): { file: string; given: ReadonlySet<Option> } {
  const args = process.argv.slice(2)
  const isOption = (arg: string): arg is Option => (options as readonly string[]).includes(arg)
  const [file, ...others] = args.filter((arg) => !isOption(arg))
  if (asksForHelp(args)) endWithUsage(command)
  if (file === undefined || others.length > 0 || file.startsWith('-')) {
    console.error(USAGE[command])
    process.exit(1)
  }
  return { file, given: new Set(args.filter(isOption)) }
}

export function endWithUsage(command: keyof typeof USAGE): never {
  console.log(USAGE[command])
  process.exit(0)
}

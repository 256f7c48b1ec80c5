import { pluralize } from '#src/lib/format/pluralize.ts'

type Git = (...args: string[]) => Promise<string>

/** Errors: a sentence, when the checkout has commits that neither the wanted release nor any version tag has. */
export async function refuseLocalCommits(
  git: Git,
  { tag, commit }: { tag: string; commit: string },
) {
  const localCommits = await git('log', '--format=%h %s', 'HEAD', '--not', '--tags', commit)
  if (localCommits === '') return
  const subjects = localCommits.split('\n')
  throw new Error(
    [
      `This checkout has ${pluralize(subjects.length, 'commit')} that ${tag} does not have. An update would drop them:`,
      ...subjects.slice(0, 5).map((subject) => `  ${subject}`),
      `To keep them, merge the release (git merge ${tag}), solve the conflicts, and run npm test and npm start.`,
    ].join('\n'),
  )
}

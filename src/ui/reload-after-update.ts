const RELOADED_FOR = 'folio-reloaded-for'
/** Named in the error of Next's loader. */
const BUILT_FILE = /\/_next\/static\/[\w.~/-]+/

/**
 * To be called when code of this page could not be loaded: reloads a page whose files went with an update of the site. The
 * browser asks first where something is not saved. Once for each file, because a new page may lack it too.
 */
export async function reloadAfterUpdate(error: unknown): Promise<void> {
  const [file] = (error instanceof Error && BUILT_FILE.exec(error.message)) || []
  if (file === undefined || sessionStorage.getItem(RELOADED_FOR) === file) return
  // oxlint-disable-next-line project/one-fetch -- a file of the build, not a call
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 404) return
  sessionStorage.setItem(RELOADED_FOR, file)
  location.reload()
}

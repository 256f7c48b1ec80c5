import { messageCalls } from '#src/contract/messages/message-calls.ts'
import { useDownload } from '#src/queries/user-queries.ts'
import { failed } from '#src/cms/components/screen/run-action.ts'

export function useMessageExport() {
  const { mutate, isPending } = useDownload()
  const download = () =>
    mutate(() => window.location.assign(messageCalls.exportMessages.path), {
      onError: () => failed('Failed to export messages'),
    })
  return { download, isPending }
}

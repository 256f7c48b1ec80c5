type FilePreviewProps = { url: string; mimeType: string; name: string; alt?: string }

const FRAME = 'max-h-[60dvh] w-full rounded-card border border-border bg-raised'

export function FilePreview({ url, mimeType, name, alt = '' }: FilePreviewProps) {
  const [family] = mimeType.split('/')
  if (family === 'image') return <img src={url} alt={alt} className={`${FRAME} object-contain`} />
  // Subtitles of an uploaded file are unknown here; authors add them to the post.
  if (family === 'video') return <video controls preload="metadata" src={url} className={FRAME} />
  if (family === 'audio') return <audio controls preload="metadata" src={url} className="w-full" />
  if (mimeType === 'application/pdf')
    // Without the focus: its viewer would keep the Escape that closes the dialog.
    return (
      <iframe
        tabIndex={-1}
        title={`Preview of ${name}`}
        src={url}
        className={`${FRAME} h-[60dvh]`}
      />
    )
  return (
    <p className="rounded-card border border-border bg-raised px-4 py-8 text-center text-sm text-muted">
      This kind of file has no preview. Open it in a new tab.
    </p>
  )
}

'use client'

import { DefaultCell, Thumbnail, useListDrawerContext } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClient, TextFieldClient } from 'payload'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import './frame.css'

/** In a drawer it chooses the file: Payload passes this to its own cells only. */
export function FileNameCell(props: DefaultCellComponentProps<TextFieldClient, string>) {
  const { drawerSlug, onSelect } = useListDrawerContext()
  const choosing: Partial<typeof props> = {
    className: 'default-cell__first-cell',
    link: false,
    onClick: ({ collectionSlug, rowData }) =>
      onSelect?.({ collectionSlug, doc: rowData, docID: String(rowData['id']) }),
  }
  const thumbnail: unknown = props.rowData['thumbnailURL']
  return (
    <div className="folio-file">
      {/* No alternative text: the file name is next to it. */}
      <Thumbnail
        size="small"
        doc={{ filename: '' }}
        {...(typeof thumbnail === 'string' ? { fileSrc: thumbnail } : {})}
      />
      <DefaultCell {...props} {...(drawerSlug && props.link ? choosing : {})} />
    </div>
  )
}

export const FileSizeCell = ({ cellData }: DefaultCellComponentProps<NumberFieldClient, number>) =>
  typeof cellData === 'number' ? <span>{formatFileSize(cellData)}</span> : null

'use client'

import { DefaultCell, Thumbnail } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClient, TextFieldClient } from 'payload'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import './frame.css'

/** The name of a file with its thumbnail, which is an icon for files that are no pictures. */
export function FileNameCell(props: DefaultCellComponentProps<TextFieldClient, string>) {
  const thumbnail: unknown = props.rowData['thumbnailURL']
  return (
    <div className="folio-file">
      {/* Without the file name as its text, which stands beside it. */}
      <Thumbnail
        size="small"
        doc={{ filename: '' }}
        {...(typeof thumbnail === 'string' ? { fileSrc: thumbnail } : {})}
      />
      <DefaultCell {...props} />
    </div>
  )
}

/** A number of bytes as a size. */
export const FileSizeCell = ({ cellData }: DefaultCellComponentProps<NumberFieldClient, number>) =>
  typeof cellData === 'number' ? <span>{formatFileSize(cellData)}</span> : null

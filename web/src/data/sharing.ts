// How a CV is shared, over the API: password, end, links for one person, views.
import type {
  ChangeSharingData,
  CvSharingData,
  CvViewsData,
  RecipientLinkData,
} from '../../../api/core/contract/sharing.ts'
import { cvKey } from './cvs.ts'
import { call, post } from './fetch.ts'
import { type Read, refresh, replace, useReadOf } from './read.ts'

export type { CvSharingData, CvViewsData, RecipientLinkData }

const sharingKey = (id: string) => `${cvKey(id)}/sharing` as const
const viewsKey = (id: string) => `${cvKey(id)}/views` as const

export const useSharing = (id: string): Read<CvSharingData> => useReadOf(sharingKey(id), 'sharing')
export const useViews = (id: string): Read<CvViewsData> => useReadOf(viewsKey(id), 'views')

/** Absent settings stay as they are. */
export async function changeSharing(id: string, edit: ChangeSharingData): Promise<void> {
  const { body } = await call('PATCH', sharingKey(id), { body: edit })
  await replace(sharingKey(id), () => body)
  void refresh('/cvs')
}

export async function createLink(id: string, name: string): Promise<RecipientLinkData> {
  const { link } = await post(`${cvKey(id)}/links`, { name })
  void refresh('/cvs')
  await refresh(sharingKey(id))
  return link
}

export async function endLink(id: string, linkId: string): Promise<void> {
  await call('DELETE', `${cvKey(id)}/links/${encodeURIComponent(linkId)}`)
  void refresh('/cvs')
  await refresh(sharingKey(id))
}

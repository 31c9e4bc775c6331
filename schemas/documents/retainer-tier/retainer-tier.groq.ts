import { actionFragment } from '../../objects/action.groq.ts'

/** A tier of the Success Retainer. `price` is the key of a figure. */
export const retainerTierFragment = /* groq */ `{
  _id,
  _type,
  "title": coalesce(title, ""),
  "price": coalesce(price, ""),
  "period": coalesce(period, ""),
  "duration": coalesce(duration, ""),
  "description": coalesce(description, ""),
  "support": coalesce(support, ""),
  "features": coalesce(features, []),
  "idealFor": coalesce(idealFor, ""),
  "action": select(defined(action.label) => action${actionFragment}),
  "popular": popular == true
}`

/**
 * An image with what its component needs: the asset's size and blur preview, crop, hotspot and alternative text. Images
 * with transparency have no preview, which would show through.
 */
export const pictureFragment = /* groq */ `{
  "assetId": asset._ref,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip),
  "alt": select(decorative == true => "", coalesce(alt, "")),
  crop,
  hotspot
}`

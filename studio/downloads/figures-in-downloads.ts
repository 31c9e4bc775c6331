/** The figures of Settings that the files to download quote; a test compares them with the texts of the guides. */
export const figuresInDownloads: readonly string[] = ['guideChapters', 'roiDays', 'successRate']

// Made by `npm run generate` from content/seed/*/guides; changes by hand are lost.

/** The files that the site makes, by their path, with the figures of Settings that each quotes. */
export const figuresInDownloads: Readonly<Record<string, readonly string[]>> = {
  "/downloads/ai-for-smes-starter-guide.pdf": [
    "guideChapters",
    "roiDays",
    "successRate"
  ],
  "/downloads/guides/financial-services.pdf": [],
  "/downloads/guides/healthcare.pdf": [],
  "/downloads/guides/legal-services.pdf": [],
  "/downloads/guides/manufacturing.pdf": [],
  "/downloads/guides/professional-services.pdf": [],
  "/downloads/guides/retail-e-commerce.pdf": [],
  "/downloads/roi-calculator-workbook.xlsx": [],
  "/downloads/process-inventory-template.xlsx": [],
  "/downloads/es/guia-de-inicio-de-ia-para-pymes.pdf": [
    "guideChapters",
    "roiDays",
    "successRate"
  ],
  "/downloads/es/guides/servicios-financieros.pdf": [],
  "/downloads/es/guides/sanidad.pdf": [],
  "/downloads/es/guides/servicios-juridicos.pdf": [],
  "/downloads/es/guides/industria.pdf": [],
  "/downloads/es/guides/servicios-profesionales.pdf": [],
  "/downloads/es/guides/comercio-y-e-commerce.pdf": [],
  "/downloads/es/hoja-de-calculo-del-roi.xlsx": [],
  "/downloads/es/plantilla-de-inventario-de-procesos.xlsx": [],
  "/downloads/fr/guide-de-demarrage-de-l-ia-pour-les-pme.pdf": [
    "guideChapters",
    "roiDays",
    "successRate"
  ],
  "/downloads/fr/guides/services-financiers.pdf": [],
  "/downloads/fr/guides/sante.pdf": [],
  "/downloads/fr/guides/services-juridiques.pdf": [],
  "/downloads/fr/guides/industrie.pdf": [],
  "/downloads/fr/guides/services-aux-entreprises.pdf": [],
  "/downloads/fr/guides/commerce-et-e-commerce.pdf": [],
  "/downloads/fr/classeur-de-calcul-du-roi.xlsx": [],
  "/downloads/fr/modele-d-inventaire-des-processus.xlsx": [],
  "/downloads/it/guida-introduttiva-all-ia-per-le-pmi.pdf": [
    "guideChapters",
    "roiDays",
    "successRate"
  ],
  "/downloads/it/guides/servizi-finanziari.pdf": [],
  "/downloads/it/guides/sanita.pdf": [],
  "/downloads/it/guides/servizi-legali.pdf": [],
  "/downloads/it/guides/manifattura.pdf": [],
  "/downloads/it/guides/servizi-professionali.pdf": [],
  "/downloads/it/guides/commercio-ed-e-commerce.pdf": [],
  "/downloads/it/foglio-di-calcolo-del-roi.xlsx": [],
  "/downloads/it/modello-di-inventario-dei-processi.xlsx": [],
  "/downloads/nl/startgids-ai-voor-het-mkb.pdf": [
    "guideChapters",
    "roiDays",
    "successRate"
  ],
  "/downloads/nl/guides/financiele-dienstverlening.pdf": [],
  "/downloads/nl/guides/zorg.pdf": [],
  "/downloads/nl/guides/juridische-dienstverlening.pdf": [],
  "/downloads/nl/guides/maakindustrie.pdf": [],
  "/downloads/nl/guides/zakelijke-dienstverlening.pdf": [],
  "/downloads/nl/guides/retail-en-e-commerce.pdf": [],
  "/downloads/nl/rekenblad-voor-je-roi.xlsx": [],
  "/downloads/nl/sjabloon-procesinventaris.xlsx": []
}

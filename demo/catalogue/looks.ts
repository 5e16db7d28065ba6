/**
 * The pieces that a product's pictures or texts show with it, by the ids of the products: what the
 * description names, or what stands beside it in a picture of the house. None that would be worn in its
 * place: two dresses may share a picture, but no evening.
 */
export const looks: Record<number, number[]> = {
  // Noor abaya, Zumurrud kaftan in ruby and Amal bag below the arches of the home page.
  1: [63, 9],
  9: [63, 1],
  // Granat: the belt that was made for it, in the color nearest to its own. In petrol it hangs with the
  // Iris set beside the camel coat in the workshop.
  14: [69],
  15: [68],
  16: [47, 68],
  // Mira in cinnamon, Selin in ochre and Warda in celadon with the tan tote in the courtyard.
  21: [66],
  34: [66],
  35: [66],
  // Lina and Warda dresses with the sand clutch before the curtain of the home page.
  25: [65],
  32: [65],
  // The Dalia dresses and the scarves that repeat their sprigs.
  26: [59],
  27: [60],
  // Maya: the tote for a summer dress, the scarf for the shoulders of a linen one.
  29: [66, 57],
  // Iris in black gives the Elena coat its skirt.
  37: [48, 47],
  // Camellia: a scarf has somewhere to go, the tote is carried in the hand with a coat.
  47: [56, 66],
  // Elena: shown over the skirt of the Iris set; a scarf can fill the neckline.
  48: [37, 56],
  49: [37, 61],
  54: [47],
  // Khatam: for the neck of a coat. Riwaq: around the handle of a bag, on a linen dress.
  56: [47, 63],
  57: [63, 29],
  58: [65, 29],
  // Bustan: the sprigs of the Dalia dress.
  59: [26],
  60: [27],
  // Amal holds a folded scarf.
  63: [57, 1],
  // Rima beside the scarves of the home page's fourth picture.
  64: [57],
  65: [25, 32],
  66: [29, 47],
  67: [29, 47],
  // Hizam: made for the Granat dress, and seen over others.
  68: [15, 16, 29],
  69: [14, 28],
};

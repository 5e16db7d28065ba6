/** The categories. */
export const categories: Record<string, string> = {
  Dresses: 'فساتين',
  Abayas: 'عبايات',
  Kaftans: 'قفاطين',
  'Skirts & Sets': 'تنانير وأطقم',
  SS24: 'ربيع وصيف 24',
  'FW 24/25': 'خريف وشتاء 24/25',
  Outerwear: 'ملابس خارجية',
  Accessories: 'إكسسوارات',
  'Ready-To-Wear': 'أزياء جاهزة',
};

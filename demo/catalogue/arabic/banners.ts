/** The banners of the home page. */
export const banners: Record<string, string> = {
  'Silk satin, gold braid and wool in deep, quiet colors.':
    'ساتان حرير وزري ذهبي وصوف، بألوان عميقة هادئة.',
  'Discover the collection': 'اكتشفي المجموعة',
  'A ruby kaftan and an oat abaya under warm plaster arches':
    'قفطان أحمر ياقوتي وعباية شوفانية تحت أقواس من الجص الدافئ',
  'Dresses and kaftans that weigh very little. Powder, rose, honey, ivory.':
    'فساتين وقفاطين تكاد لا تزن شيئاً. أزرق بودري ووردي وعسلي وعاجي.',
  'A rose cape dress and a powder blue dress in front of a sheer white curtain':
    'فستان كيب وردي وفستان أزرق بودري أمام ستارة بيضاء شفّافة',
  'Ready-to-wear': 'أزياء جاهزة',
  'Abayas, coats and dresses, made in small numbers and ready to leave the atelier.':
    'عبايات ومعاطف وفساتين، تُصنع بأعداد قليلة وتنتظرك جاهزة في الأتيليه.',
  'Shop ready-to-wear': 'تسوّقي الأزياء الجاهزة',
  'Dresses, abayas and coats on a brass rail against a sunlit wall':
    'فساتين وعبايات ومعاطف معلّقة على قضيب نحاسي أمام جدار تغمره الشمس',
  'The atelier answers': 'الأتيليه يجيب',
  'A question about a size, a color or an order: write to us, and a person replies.':
    'سؤال عن مقاس أو لون أو طلب: اكتبي إلينا، وسيردّ عليك أحدنا.',
  'Printed silk scarves in the air above leather bags on plinths':
    'أوشحة حرير منقوشة في الهواء فوق حقائب جلدية على قواعدها',
};

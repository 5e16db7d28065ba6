/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const summerDresses: Record<string, string> = {
  'Lina Empire Dress': 'فستان لينا الإمبراطوري',
  'An empire line, and a simple one: a wide round neck, a smooth yoke, and below it the whole skirt in fine gathers from just under the bust to the floor. The sleeve is slim at the shoulder and widens to the wrist.':
    'قصّة إمبراطورية، وبسيطة: فتحة عنق مستديرة واسعة، وسفرة ملساء، ومن تحتها التنورة كلها في زمّ دقيق يبدأ تحت الصدر مباشرة وينتهي عند الأرض. الكُم رشيق عند الكتف، ويتّسع حتى المعصم.',
  'The satin is turned so that its <em>dull side</em> faces out at the yoke and its bright side below, a difference you notice only when the dress moves.':
    'أُدير الساتان بحيث يكون <em>وجهه المطفأ</em> إلى الخارج عند السفرة، ووجهه اللامع تحتها، فرق لا تلحظينه إلا حين يتحرّك الفستان.',
  'Powder blue is the shade of early sky in the summer campaign; lilac is greyer and a little older; champagne has gold in it, and no sweetness.':
    'الأزرق البودري درجة من سماء الصباح في حملة الصيف؛ والليلكي أقرب إلى الرمادي وأنضج قليلاً؛ والشمبانيا فيه ذهب، بلا حلاوة.',
  'There is a lining to the knee. Below it the silk is single, and light comes through it.':
    'له بطانة إلى الركبة. ومن تحتها يبقى الحرير وحده، ويمرّ الضوء من خلاله.',
  'Closes at the back with a concealed zip': 'يُغلق من الخلف بسحّاب مخفي',
  'Bra carriers sewn at the shoulder': 'عند الكتف حمّالتان لتثبيت حمّالة الصدر',
  'Hem allowance of 5 cm': 'ثنية ذيل احتياطية بمقدار 5 سم',
  'Shell: 100% silk satin, 16 momme. Lining: 100% silk habotai.':
    'القماش: ساتان حرير 100%، 16 مومي. البطانة: حرير هابوتاي 100%.',
  'Avoid water; silk satin marks': 'يُجنّب الماء؛ فهو يترك أثراً على ساتان الحرير',
  'Length from the shoulder, size M: 144 cm': 'الطول من الكتف: 144 سم للمقاس M',
  'Yoke, size M: 92 cm around': 'محيط السفرة: 92 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. Free below the bust; choose by the yoke.':
    'طول المانيكان 176 سم وعليه المقاس S. حرّ تحت الصدر؛ اختاري بحسب السفرة.',
  'Lina dress in powder blue silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist':
    'فستان لينا من ساتان الحرير الأزرق البودري من الأمام: عنق مستدير، وزمّ تحت الصدر، وكمّان يتّسعان حتى المعصم',
  'Lina dress in powder blue, turned to the side: the skirt falls free from the yoke':
    'فستان لينا باللون الأزرق البودري من الجانب: تهبط التنورة حرّة من السفرة',
  'Lina dress in powder blue, very close: gathers falling from the seam of the smooth yoke':
    'فستان لينا باللون الأزرق البودري عن قرب شديد: زمّ يهبط من درزة السفرة الملساء',
  'Lina dress in lilac silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist':
    'فستان لينا من ساتان الحرير الليلكي من الأمام: عنق مستدير، وزمّ تحت الصدر، وكمّان يتّسعان حتى المعصم',
  'Lina dress in lilac, turned to the side: the sleeve widens to the wrist':
    'فستان لينا باللون الليلكي من الجانب: يتّسع الكُم حتى المعصم',
  'Lina dress in lilac, very close: gathers falling from the seam of the smooth yoke':
    'فستان لينا باللون الليلكي عن قرب شديد: زمّ يهبط من درزة السفرة الملساء',
  'Lina dress in champagne silk satin, front: round neck, gathers below the bust, sleeves widening to the wrist':
    'فستان لينا من ساتان الحرير بلون الشمبانيا من الأمام: عنق مستدير، وزمّ تحت الصدر، وكمّان يتّسعان حتى المعصم',
  'Lina dress in champagne, turned to the side: the skirt falls from below the bust to the floor':
    'فستان لينا بلون الشمبانيا من الجانب: تهبط التنورة من تحت الصدر إلى الأرض',
  'Lina dress in champagne, very close: gathers falling from the seam of the smooth yoke':
    'فستان لينا بلون الشمبانيا عن قرب شديد: زمّ يهبط من درزة السفرة الملساء',
  'Dalia Tiered Dress in Meadow Print': 'فستان داليا بطبقات، نقشة المروج',
  'Three tiers of cotton voile, each half as wide again as the one above it, under a plain bodice with a round neck. The sleeve is full and ends below the elbow in a gathered cuff.':
    'ثلاث طبقات من فوال القطن، كل واحدة أوسع من التي فوقها بالنصف، تحت صدر سادة مستدير العنق. الكُم ممتلئ وينتهي تحت المرفق بأسورة مزمومة.',
  'On the meadow print the sprigs are green and brick red, over the color of warm milk.':
    'في نقشة المروج تأتي الأغصان خضراء وحمراء بلون الطوب، على لون الحليب الدافئ.',
  'The print is a <strong>sprig with one flower</strong>, scattered among dots so that no row can be found. Voile is as light as a cotton can be and still keep a seam; one of our few dresses that ask for a cotton slip, and come with it.':
    'النقشة <strong>غصن بزهرة واحدة</strong>، منثور بين النقاط بحيث لا يُرى له صف. والفوال أخف ما يكون القطن وهو لا يزال يحتمل الدرزة؛ وهذا من فساتيننا القليلة التي تطلب فستاناً داخلياً من القطن، وتأتي معه.',
  'Shell: 100% cotton voile. Slip: 100% cotton batiste.':
    'القماش: فوال قطن 100%. الفستان الداخلي: باتيست قطن 100%.',
  'Machine wash at 30 °C, gentle': 'غسيل آلي لطيف على 30 درجة مئوية',
  'Dry on a line': 'يُجفّف على الحبل',
  'Warm iron while damp': 'كيّ دافئ والقماش رطب',
  'Length from the shoulder, size M: 141 cm': 'الطول من الكتف: 141 سم للمقاس M',
  'Lowest tier, size M: 390 cm around': 'محيط الطبقة السفلى: 390 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. True to size, with room at the waist.':
    'طول المانيكان 176 سم وعليه المقاس S. المقاس مطابق، مع سعة عند الخصر.',
  'Dalia dress in meadow print, front: small red and green sprigs on cream voile, three tiers, gathered cuffs':
    'فستان داليا بنقشة المروج من الأمام: أغصان صغيرة حمراء وخضراء على فوال كريمي، وثلاث طبقات، وأساور مزمومة',
  'Dalia dress in meadow print from behind: small red and green sprigs on cream voile, three tiers, each gathered to the last':
    'فستان داليا بنقشة المروج من الخلف: أغصان صغيرة حمراء وخضراء على فوال كريمي، وثلاث طبقات كل منها مزمومة إلى التي فوقها',
  'Dalia dress in meadow print, very close: sprigs on fine voile, gathered into the seam at the waist':
    'فستان داليا بنقشة المروج عن قرب شديد: أغصان على فوال ناعم، مزموم في درزة الخصر',
  'Dalia Tiered Dress with Gathered Cuffs in Night Garden Printed Voile':
    'فستان داليا بطبقات وأساور مزمومة، نقشة حديقة الليل، من الفوال',
  'In the night garden the same sprigs are sage and apricot, and the ground is nearly black.':
    'في حديقة الليل تأتي الأغصان نفسها بالمريمي والمشمشي، والأرضية تكاد تكون سوداء.',
  'Dalia dress in night garden print, front: pale sprigs on near-black voile, three tiers, gathered cuffs':
    'فستان داليا بنقشة حديقة الليل من الأمام: أغصان فاتحة على فوال قريب من السواد، وثلاث طبقات، وأساور مزمومة',
  'Dalia dress in night garden print from behind: pale sprigs on near-black voile, three tiers, each gathered to the last':
    'فستان داليا بنقشة حديقة الليل من الخلف: أغصان فاتحة على فوال قريب من السواد، وثلاث طبقات كل منها مزمومة إلى التي فوقها',
  'Dalia dress in night garden print, very close: sprigs on fine voile, gathered into the seam at the waist':
    'فستان داليا بنقشة حديقة الليل عن قرب شديد: أغصان على فوال ناعم، مزموم في درزة الخصر',
  'Maya Smock Dress in Honey': 'فستان مايا الفضفاض، عسلي',
  'A smock in linen that has been washed three times before it is cut, so that it arrives soft and will not shrink. Notched neck, elbow sleeves, a high seam and two long tiers.':
    'فستان فضفاض من كتّان غُسل ثلاث مرات قبل أن يُقص، فيصلك ليّناً ولا ينكمش. فتحة عنق مشقوقة، وكمّان إلى المرفق، ودرزة عالية، وطبقتان طويلتان.',
  'Honey, with some orange in it, and at ease on skin that has seen a week of sun.':
    'عسلي فيه شيء من البرتقالي، يرتاح على بشرة عرفت أسبوعاً من الشمس.',
  'Linen creases. We like it, and so will you by the second summer.':
    'الكتّان يتجعّد. نحن نحب ذلك، وستحبّينه مع صيفه الثاني.',
  'Shell: 100% European flax linen, 180 g/m².': 'القماش: كتّان أوروبي 100%، 180 غ/م².',
  'Machine wash at 40 °C': 'غسيل آلي على 40 درجة مئوية',
  'Iron only if you must': 'لا كيّ إلا إذا لزم',
  'Bust of the garment, size M: 108 cm': 'محيط صدر الفستان: 108 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. Cut loosely; you may take a size down.':
    'طول المانيكان 176 سم وعليه المقاس S. قصّته واسعة؛ يمكنك أن تأخذي مقاساً أصغر.',
  'Maya smock dress in honey linen, front: notched neck, elbow sleeves, two long tiers':
    'فستان مايا الفضفاض من الكتّان العسلي من الأمام: فتحة عنق مشقوقة، وكمّان إلى المرفق، وطبقتان طويلتان',
  'Maya smock dress in honey from behind: a small bodice, washed linen in two gathered tiers to the floor':
    'فستان مايا الفضفاض باللون العسلي من الخلف: صدر صغير، وكتّان مغسول في طبقتين مزمومتين إلى الأرض',
  'Maya smock dress in honey, very close: slubs of the linen and the gathers below the yoke’s seam':
    'فستان مايا الفضفاض باللون العسلي عن قرب شديد: عُقد خيوط الكتّان والزمّ تحت درزة السفرة',
  'Maya Smock Dress in White': 'فستان مايا الفضفاض، أبيض',
  'White here means undyed and unbleached, so it keeps a little of the grey of the flax.':
    'الأبيض هنا كتّان لم يُصبغ ولم يُبيّض، فبقي فيه شيء من رمادي أليافه.',
  'Maya smock dress in white linen, front: notched neck, elbow sleeves, two long tiers':
    'فستان مايا الفضفاض من الكتّان الأبيض من الأمام: فتحة عنق مشقوقة، وكمّان إلى المرفق، وطبقتان طويلتان',
  'Maya smock dress in white from behind: a small bodice, washed linen in two gathered tiers to the floor':
    'فستان مايا الفضفاض باللون الأبيض من الخلف: صدر صغير، وكتّان مغسول في طبقتين مزمومتين إلى الأرض',
  'Maya smock dress in white, very close: slubs of the linen and the gathers below the yoke’s seam':
    'فستان مايا الفضفاض باللون الأبيض عن قرب شديد: عُقد خيوط الكتّان والزمّ تحت درزة السفرة',
  'Salma Flutter Dress in Pistachio Dot': 'فستان سلمى بأكمام رفرافة، فستقي منقّط',
  'A dress for a long lunch. The sleeve of the Salma is cut on the circle and stops at the elbow, where it flutters; the neck is a V, the waist a little high, the skirt gathered and long.':
    'فستان لغداء طويل. كُم سلمى مقصوص على الدائرة ويقف عند المرفق حيث يرفرف؛ العنق فتحة سبعة، والخصر أعلى قليلاً، والتنورة طويلة مزمومة.',
  'Off-white dots on pistachio, a green with dust on it. The dots are hand-drawn, and no two in the repeat are quite the same size.':
    'نقاط بيضاء مكسورة على الفستقي، خضرة عليها غبار خفيف. رُسمت النقاط باليد، ولا تتساوى اثنتان منها في التكرار تماماً.',
  'Lined to the ankle in silk of the same weight, with a side zip and <em>one pocket</em>, on the right.':
    'مبطّن إلى الكاحل بحرير من الوزن نفسه، بسحّاب جانبي و<em>جيب واحد</em>، إلى اليمين.',
  'Shell and lining: 100% silk crêpe, 14 momme.': 'القماش والبطانة: كريب حرير 100%، 14 مومي.',
  'Sleeve from the shoulder, size M: 32 cm': 'الكُم من الكتف: 32 سم للمقاس M',
  'Salma dress in pistachio with off-white dots, front: V neck, fluttering elbow sleeves, gathered skirt':
    'فستان سلمى باللون الفستقي ونقاط بيضاء مكسورة من الأمام: فتحة سبعة، وكمّان رفرافان إلى المرفق، وتنورة مزمومة',
  'Salma dress in pistachio from behind: pale dots on silk crêpe, short fluttering sleeves, a long gathered skirt':
    'فستان سلمى باللون الفستقي من الخلف: نقاط فاتحة على كريب الحرير، وكمّان قصيران رفرافان، وتنورة طويلة مزمومة',
  'Salma dress in pistachio dot, very close: the V neck, its edge stitched, and pale dots on the grain of the silk crêpe':
    'فستان سلمى باللون الفستقي المنقّط عن قرب شديد: فتحة سبعة مدروزة الحافة، ونقاط فاتحة على حبيبات كريب الحرير',
  'Salma Flutter Dress in Coral Dot': 'فستان سلمى بأكمام رفرافة، مرجاني منقّط',
  'Cream dots on coral, the warm pink of a terrace at six. The dots are hand-drawn, and no two in the repeat are quite the same size.':
    'نقاط كريمية على المرجاني، وردية الشرفة الدافئة عند السادسة مساءً. رُسمت النقاط باليد، ولا تتساوى اثنتان منها في التكرار تماماً.',
  'Salma dress in coral with cream dots, front: V neck, fluttering elbow sleeves, gathered skirt':
    'فستان سلمى باللون المرجاني ونقاط كريمية من الأمام: فتحة سبعة، وكمّان رفرافان إلى المرفق، وتنورة مزمومة',
  'Salma dress in coral from behind: pale dots on silk crêpe, short fluttering sleeves, a long gathered skirt':
    'فستان سلمى باللون المرجاني من الخلف: نقاط فاتحة على كريب الحرير، وكمّان قصيران رفرافان، وتنورة طويلة مزمومة',
  'Salma dress in coral dot, very close: the V neck, its edge stitched, and pale dots on the grain of the silk crêpe':
    'فستان سلمى باللون المرجاني المنقّط عن قرب شديد: فتحة سبعة مدروزة الحافة، ونقاط فاتحة على حبيبات كريب الحرير',
  'Warda Cape Dress in Rose': 'فستان وردة بكيب، وردي',
  'A column and a cape, made as one. The column is straight and reaches the ankle; the cape lies over it to mid-calf, joined at the neck and nowhere else, with wide sleeves to the elbow. A band of gold braid marks the collar, both edges of the front and the openings of the sleeves.':
    'فستان مستقيم وكيب، صُنعا قطعة واحدة. الفستان مستقيم ويبلغ الكاحل؛ والكيب فوقه إلى منتصف الساق، موصول به عند العنق وحده، بكمّين واسعين إلى المرفق. وشريط من الزري الذهبي يحدّد الياقة وحافتي الأمام وفتحتي الكمّين.',
  'Warda is the rose, and this is the color it was drawn in: a pink with clay in it.':
    'هي وردة، وهذا هو اللون الذي رُسمت به: وردي فيه شيء من الطين.',
  'Seen from the side there are two hems, one above the other, and the light between them. It is a dress that we lend for weddings, and that comes back late.':
    'من الجانب يُرى ذيلان، أحدهما فوق الآخر، وبينهما الضوء. هو فستان نعيره للأعراس، ويعود متأخراً.',
  'Shell: 78% triacetate, 22% polyester crêpe. Column lining: 100% cupro. Braid: viscose and metallized thread.':
    'القماش: كريب، 78% ترياسيتات، 22% بوليستر. بطانة الفستان: كوبرو 100%. الزري: فسكوز وخيط معدني.',
  'Steam between the layers': 'كيّ بالبخار بين الطبقتين',
  'Column from the shoulder, size M: 138 cm': 'الفستان من الكتف: 138 سم للمقاس M',
  'Cape from the shoulder, size M: 122 cm': 'الكيب من الكتف: 122 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The column is narrow at the hip; check the size guide.':
    'طول المانيكان 176 سم وعليه المقاس S. الفستان ضيّق عند الورك؛ راجعي دليل المقاسات.',
  'Warda cape dress in rose, front: an elbow-sleeved cape with gold braid over an ankle-length column':
    'فستان وردة بكيب باللون الوردي من الأمام: كيب بكمّين إلى المرفق وزري ذهبي فوق فستان مستقيم حتى الكاحل',
  'Warda cape dress in rose from behind: the crêpe cape falls straight to the calf over a deeper rose column':
    'فستان وردة بكيب باللون الوردي من الخلف: كيب من الكريب يهبط مستقيماً إلى الساق فوق فستان بوردي أعمق',
  'Warda dress in rose, very close: the standing collar and both edges of the front, bound in gold braid with lozenges':
    'فستان وردة باللون الوردي عن قرب شديد: الياقة القائمة وحافتا الأمام يحفّها زري ذهبي بمعيّنات',
  'Warda Cape Dress in Ivory': 'فستان وردة بكيب، عاجي',
  'In ivory, for a bride’s mother, a bride’s sister, or a bride who dislikes fuss.':
    'بالعاجي، لأم العروس، أو لأختها، أو لعروس لا تحب المبالغة.',
  'Warda cape dress in ivory, front: an elbow-sleeved cape with gold braid over an ankle-length column':
    'فستان وردة بكيب باللون العاجي من الأمام: كيب بكمّين إلى المرفق وزري ذهبي فوق فستان مستقيم حتى الكاحل',
  'Warda cape dress in ivory from behind: the crêpe cape falls straight to the calf over a darker column':
    'فستان وردة بكيب باللون العاجي من الخلف: كيب من الكريب يهبط مستقيماً إلى الساق فوق فستان أغمق',
  'Warda dress in ivory, very close: the standing collar and both edges of the front, bound in gold braid with lozenges':
    'فستان وردة باللون العاجي عن قرب شديد: الياقة القائمة وحافتا الأمام يحفّها زري ذهبي بمعيّنات',
  'Warda Cape Dress in Celadon': 'فستان وردة بكيب، سيلادون',
  'Celadon is the green of a glaze, cool and a little grey, with the column one tone below the cape.':
    'السيلادون خضرة الخزف المزجّج، باردة فيها شيء من الرمادي، والفستان أعمق من الكيب درجة.',
  'Warda cape dress in celadon, front: an elbow-sleeved cape with gold braid over an ankle-length column':
    'فستان وردة بكيب بلون السيلادون من الأمام: كيب بكمّين إلى المرفق وزري ذهبي فوق فستان مستقيم حتى الكاحل',
  'Warda cape dress in celadon from behind: the crêpe cape falls straight to the calf over a deeper green column':
    'فستان وردة بكيب بلون السيلادون من الخلف: كيب من الكريب يهبط مستقيماً إلى الساق فوق فستان بأخضر أعمق',
  'Warda dress in celadon, very close: the standing collar and both edges of the front, bound in gold braid with lozenges':
    'فستان وردة بلون السيلادون عن قرب شديد: الياقة القائمة وحافتا الأمام يحفّها زري ذهبي بمعيّنات',
};
